import { X } from 'lucide-react'
import { Button } from '../../ui/Button/Button.tsx'

export function ClearFilters({ onClear, className }: { onClear: () => void; className?: string }) {
  return (
    <Button className={className} variant="ghost" size="small" icon={X} onPress={onClear}>
      Effacer les filtres
    </Button>
  )
}
