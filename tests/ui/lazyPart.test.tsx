import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { lazyPart } from '../../src/components/lazyPart.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

const missing = 'Cette partie de la page n’a pas pu être chargée'
type SheetProps = { open: boolean; onClose: () => void }

/** A page with a text and a dialog whose code comes only when the network lets it. */
function openPage(network: { isUp: boolean }) {
  const Sheet = lazyPart<SheetProps>(
    async () => {
      if (!network.isUp) throw new TypeError('Failed to fetch dynamically imported module')
      return ({ open }) => (open ? <p>La feuille</p> : null)
    },
    { isOpen: ({ open }) => open, onClose: ({ onClose }) => onClose() },
  )
  function Page() {
    const [isOpen, setOpen] = useState(false)
    return (
      <>
        <textarea aria-label="Texte" />
        <button onClick={() => setOpen(true)}>Ouvrir</button>
        <Sheet open={isOpen} onClose={() => setOpen(false)} />
      </>
    )
  }
  render(<Page />)
  fireEvent.change(screen.getByLabelText('Texte'), { target: { value: 'Déjà écrit' } })
  fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
}

describe('a part whose code does not come', () => {
  it('says so, leaves the page and its texts, and comes when it is asked for again', async () => {
    const network = { isUp: false }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    openPage(network)
    await screen.findByText(missing)
    network.isUp = true
    fireEvent.click(screen.getByRole('button', { name: 'Réessayer' }))
    expect(await screen.findByText('La feuille')).toBeDefined()
    expect(screen.queryByText(missing)).toBeNull()
    expect(screen.getByLabelText('Texte')).toHaveProperty('value', 'Déjà écrit')
  })

  it('can be given up, and asked for by another press', async () => {
    const network = { isUp: false }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    openPage(network)
    await screen.findByText(missing)
    fireEvent.click(screen.getByRole('button', { name: 'Fermer' }))
    expect(screen.queryByText(missing)).toBeNull()
    network.isUp = true
    fireEvent.click(screen.getByRole('button', { name: 'Ouvrir' }))
    expect(await screen.findByText('La feuille')).toBeDefined()
  })

  it('asks for a load of the page where the server is there and the code is not', async () => {
    vi.stubGlobal('fetch', () => Promise.resolve(new Response()))
    openPage({ isUp: false })
    expect(await screen.findByRole('button', { name: 'Recharger la page' })).toBeDefined()
  })

  it('comes by itself once the connection is back', async () => {
    const network = { isUp: false }
    vi.stubGlobal('fetch', () => Promise.reject(new TypeError('Failed to fetch')))
    openPage(network)
    await screen.findByText(missing)
    network.isUp = true
    fireEvent(window, new Event('online'))
    expect(await screen.findByText('La feuille')).toBeDefined()
  })
})

describe('a part that was fetched beforehand', () => {
  it('opens without a connection', async () => {
    const Part = lazyPart<object>(async () => () => <p>La feuille</p>)
    await Part.preload()
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    render(<Part />)
    expect(screen.getByText('La feuille')).toBeDefined()
  })
})
