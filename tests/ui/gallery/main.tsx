import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import '../../../src/ui/base.css'
import { Gallery } from './Gallery.tsx'

const root = document.getElementById('root')
if (!root) throw new Error('no root in index.html')
createRoot(root).render(
  <StrictMode>
    <Gallery />
  </StrictMode>,
)
