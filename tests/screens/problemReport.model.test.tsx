import { render, screen, within } from '@testing-library/react'
import { expect } from 'vitest'
import { ProvideFlows } from '../../src/app/flows/common/ProvideFlows.tsx'
import { Footer } from '../../src/app/Layout/Footer.tsx'
import { Dialog } from '../../src/components/Dialog.tsx'
import { ConsentDialog, ProblemForm } from '../../src/components/ProblemReport/parts.ts'
import { ProblemReport } from '../../src/components/ProblemReport/ProblemReport.tsx'
import { problemReportMachine } from '../../src/machines/report/problemReport/problemReportMachine.ts'
import type { RecordingStart } from '../../src/machines/report/problemReport/types.ts'
import { useProblemReport } from '../../src/machines/report/problemReport/useProblemReport.ts'
import { problemReportFixtures } from '../machines/report/problemReport/fixtures.ts'
import { captureActor } from '../support/model/captureActor.ts'
import { alertCloseButton, buttonOf, coveredButton, fieldOf, fill, press } from '../support/model/controls.ts'
import { describeOnScreen } from '../support/model/onScreen.ts'

const consent = () => screen.queryByRole('dialog', { name: 'Signaler un problème' })
const form = () => screen.queryByRole('dialog', { name: 'Envoyer le problème' })
const bar = () => screen.queryByRole('region', { name: 'Enregistrement d’un problème' })
const buttonIn = (part: HTMLElement | null, name: string) => part && within(part).queryByRole('button', { name })
const cancelOfDialog = () => buttonIn(consent() ?? form(), 'Annuler')
const cancelOfBar = () => buttonIn(bar(), 'Annuler')
const alert = () => screen.queryByRole('alert')

function Page() {
  const problem = useProblemReport()
  return (
    <>
      <Footer onShortcuts={() => undefined} onProblem={problem.open} />
      <ProblemReport problem={problem} />
    </>
  )
}

const isStart = (start: unknown): start is RecordingStart => ['none', 'recording', 'failed'].includes(String(start))

describeOnScreen('The report of a problem', {
  machine: problemReportMachine,
  fixtures: problemReportFixtures,
  mount: async ({ machine, inspect, clock }, input) => {
    await Promise.all([ConsentDialog.preload(), ProblemForm.preload(), Dialog.preload()])
    const start: unknown = Object(input).start
    if (!isStart(start)) throw new Error('The input says how the page starts')
    const { watch, send } = captureActor(inspect)
    render(
      <ProvideFlows flows={{ problemReport: { machine, start, onFact: () => undefined, actorOptions: { inspect: watch, clock } } }}>
        <Page />
      </ProvideFlows>,
    )
    if (start === 'failed') await screen.findByRole('dialog')
    return { send }
  },
  do: {
    // The footer is behind the dialogs, and a press while the recording is read does nothing.
    'report.open': { act: () => press(coveredButton('Signaler un problème')) },
    'dialog.close': { control: cancelOfDialog, act: () => press(cancelOfDialog()) },
    'consent.give': {
      control: () => buttonOf('Accepter et enregistrer'),
      act: () => press(buttonOf('Accepter et enregistrer')),
    },
    'recording.finish': { control: () => buttonOf('Terminer'), act: () => press(buttonOf('Terminer')) },
    'recording.cancel': { control: cancelOfBar, act: () => press(cancelOfBar()) },
    'form.change': { control: () => fieldOf('text'), act: (event) => fill(fieldOf('text'), event.patch.text ?? '') },
    'trace.download': { control: () => buttonOf('Télécharger'), act: () => press(buttonOf('Télécharger')) },
    'report.send': { control: () => buttonOf('Envoyer'), act: () => press(buttonOf('Envoyer')) },
    'failure.dismiss': { control: alertCloseButton, act: () => press(alertCloseButton()) },
  },
  see: {
    idle: () => expect([consent(), form(), bar()]).toEqual([null, null, null]),
    consenting: () => {
      expect(buttonOf('Accepter et enregistrer')).not.toBeNull()
      expect(alert()).toBeNull()
    },
    restarting: () => expect(buttonOf('Rechargement...')?.getAttribute('aria-busy')).toBe('true'),
    notStarted: () => expect(alert()?.textContent).toContain('Erreur lors du démarrage de l’enregistrement'),
    recording: () => {
      expect(bar()?.textContent).toContain('Enregistrement en cours')
      expect(buttonOf('Terminer')).not.toBeNull()
    },
    reading: () => expect(buttonOf('Lecture...')?.getAttribute('aria-busy')).toBe('true'),
    composing: () => {
      expect(buttonOf('Envoyer')).not.toBeNull()
      expect(form()?.textContent).toContain('Les 200 derniers événements')
      expect(form()?.textContent).toContain('"format": "lucarne-trace"')
      expect(alert()).toBeNull()
    },
    sending: () => expect(buttonOf('Envoi...')?.getAttribute('aria-busy')).toBe('true'),
    failed: () => {
      expect(alert()?.textContent).toMatch(/(momentanément indisponible|ne répond pas).* Votre texte et l’enregistrement sont conservés/)
      expect(form()?.textContent).toContain('"format": "lucarne-trace"')
    },
  },
})
