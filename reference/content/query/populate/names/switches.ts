/** Whether a text in place of an object populates an attribute. */
export interface PopulateSwitch {
  readonly clause: string
  readonly isOn: (text: string) => boolean
}

/** content.populate.switch: `false`, `f`, `0` and the empty text do not populate, any other text does (observed). */
export const populateSwitch: PopulateSwitch = {
  clause: 'content.populate.switch',
  isOn: text => !['', 'false', 'f', '0'].includes(text),
}
