import { screen, within } from '@testing-library/react'
import { describe, expect, it, vi } from 'vitest'
import { PasswordField } from '../../src/ui/PasswordField/PasswordField.tsx'
import { SearchField } from '../../src/ui/SearchField/SearchField.tsx'
import { SelectField } from '../../src/ui/SelectField/SelectField.tsx'
import { Switch } from '../../src/ui/Switch/Switch.tsx'
import { TextArea } from '../../src/ui/TextArea/TextArea.tsx'
import { TextField } from '../../src/ui/TextField/TextField.tsx'
import { descriptionOf, draw, Holding } from './support.tsx'

const nothing = () => undefined

describe.each([
  ['a text field', TextField],
  ['a text area', TextArea],
])('%s', (_, Part) => {
  it('is named by its label and passes on the typed text', async () => {
    const { user } = draw(<Holding initial="">{(value, set) => <Part label="Titre" value={value} onChange={set} />}</Holding>)
    await user.type(screen.getByLabelText('Titre'), 'Marée basse')
    expect(screen.getByRole('textbox', { name: 'Titre' })).toHaveProperty('value', 'Marée basse')
  })

  it('is described by its hint and by its error, which is announced', () => {
    draw(<Part label="Titre" value="" onChange={nothing} hint="Court et précis" error="Le titre est requis" />)
    const input = screen.getByRole('textbox')
    expect(input.getAttribute('aria-invalid')).toBe('true')
    expect(descriptionOf(input)).toContain('Court et précis')
    expect(descriptionOf(input)).toContain('Le titre est requis')
    expect(screen.getByText('Le titre est requis').closest('[aria-live]')?.getAttribute('aria-live')).toBe('polite')
  })

  it('removes its error when it is corrected', () => {
    const { rerender } = draw(<Part label="Titre" value="" onChange={nothing} error="Le titre est requis" />)
    rerender(<Part label="Titre" value="Marée" onChange={nothing} />)
    expect(screen.getByRole('textbox').hasAttribute('aria-invalid')).toBe(false)
    expect(screen.queryByText('Le titre est requis')).toBeNull()
  })

  it('marks an optional field, and sets the others as required', () => {
    const { rerender } = draw(<Part label="Titre" value="" onChange={nothing} />)
    expect(screen.getByRole('textbox').getAttribute('aria-required')).toBe('true')
    rerender(<Part label="Titre" value="" onChange={nothing} optional />)
    expect(screen.getByRole('textbox', { name: 'Titre (facultatif)' }).hasAttribute('aria-required')).toBe(false)
  })

  it('counts the characters and does not truncate', () => {
    draw(<Part label="Titre" value={'a'.repeat(12)} onChange={nothing} counterMax={10} />)
    expect(screen.getByText('12/10').dataset['over']).toBe('true')
  })

  it('ignores input when disabled', async () => {
    const onChange = vi.fn()
    const { user } = draw(<Part label="Titre" value="" onChange={onChange} disabled />)
    await user.type(screen.getByRole('textbox'), 'a')
    expect(onChange).not.toHaveBeenCalled()
  })
})

describe('a text field', () => {
  it('has the name, the type and the autocompletion of its input', () => {
    draw(<TextField label="E-mail" name="email" type="email" autoComplete="email" value="" onChange={nothing} />)
    const input = screen.getByLabelText('E-mail')
    expect(['name', 'type', 'autocomplete'].map((name) => input.getAttribute(name))).toEqual(['email', 'email', 'email'])
  })
})

describe('a password field', () => {
  it('shows the typed text only on request', async () => {
    const { user } = draw(<PasswordField label="Mot de passe" autoComplete="current-password" value="secret" onChange={nothing} />)
    const input = screen.getByLabelText('Mot de passe')
    expect(input.getAttribute('type')).toBe('password')
    await user.click(screen.getByRole('button', { name: 'Afficher le mot de passe' }))
    expect(input.getAttribute('type')).toBe('text')
    await user.click(screen.getByRole('button', { name: 'Masquer le mot de passe' }))
    expect(input.getAttribute('type')).toBe('password')
  })
})

describe('a select field', () => {
  it('passes on the chosen value', async () => {
    const onChange = vi.fn()
    const { user } = draw(
      <SelectField
        label="Trier par"
        value="date"
        onChange={onChange}
        options={[
          { value: 'date', label: 'Plus récentes' },
          { value: 'views', label: 'Plus vues' },
        ]}
      />,
    )
    await user.selectOptions(screen.getByRole('combobox', { name: 'Trier par' }), 'Plus vues')
    expect(onChange).toHaveBeenCalledExactlyOnceWith('views')
  })
})

describe('a switch', () => {
  it('is toggled by a press on its label or on itself, and by Space, and shows its meaning', async () => {
    const { user } = draw(
      <Holding initial={false}>
        {(checked, set) => <Switch label="Vidéo publique" hint="Visible par tous" checked={checked} onChange={set} />}
      </Holding>,
    )
    const part = screen.getByRole('switch', { name: 'Vidéo publique' })
    expect(descriptionOf(part)).toBe('Visible par tous')
    await user.click(screen.getByText('Vidéo publique'))
    expect(part.getAttribute('aria-checked')).toBe('true')
    await user.click(part)
    expect(part.getAttribute('aria-checked')).toBe('false')
    part.focus()
    await user.keyboard(' ')
    expect(part.getAttribute('aria-checked')).toBe('true')
  })
})

describe('a search field', () => {
  function drawSearch(initial = '') {
    const onSearch = vi.fn()
    const drawn = draw(
      <Holding initial={initial}>
        {(value, set) => <SearchField label="Rechercher une vidéo" value={value} onChange={set} onSearch={onSearch} />}
      </Holding>,
    )
    return { ...drawn, onSearch, input: screen.getByRole('searchbox', { name: 'Rechercher une vidéo' }) }
  }

  it('submits the trimmed text by Enter and by its button', async () => {
    const { user, input, onSearch } = drawSearch()
    await user.type(input, '  vélo  {Enter}')
    await user.click(screen.getByRole('button', { name: 'Lancer la recherche' }))
    expect(onSearch.mock.calls).toEqual([['vélo'], ['vélo']])
  })

  it('submits nothing when it is empty', async () => {
    const { user, input, onSearch } = drawSearch()
    await user.type(input, '   {Enter}')
    expect(onSearch).not.toHaveBeenCalled()
  })

  it('is emptied by Escape, and by its clear button, which returns the focus', async () => {
    const { user, input } = drawSearch('vélo')
    await user.type(input, '{Escape}')
    expect(input).toHaveProperty('value', '')
    await user.type(input, 'pain')
    await user.click(screen.getByRole('button', { name: 'Effacer la recherche' }))
    expect(input).toHaveProperty('value', '')
    expect(document.activeElement).toBe(input)
  })

  it('is its own landmark, with the specified placeholder', () => {
    const { input, container } = drawSearch()
    expect(input.getAttribute('placeholder')).toBe('Rechercher...')
    expect(within(container).getByRole('searchbox').closest('search')).not.toBeNull()
  })
})
