/** Asks the page's leave guards whether something may be left that no link leads away from. */
export class DepartureRequest extends Event {
  static readonly type = 'departurerequest'
  readonly depart: () => void

  constructor(depart: () => void) {
    super(DepartureRequest.type, { cancelable: true })
    this.depart = depart
  }
}

/** Departs, at once or when the user has confirmed that unsaved changes may be lost. */
export function requestDeparture(depart: () => void): void {
  if (document.dispatchEvent(new DepartureRequest(depart))) depart()
}
