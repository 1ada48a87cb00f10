/**
 * What an audit says of a state that is sound and then damaged; "nothing" where it does not notice.
 * @throws what the audit says of the state before that
 */
export function saidOfDamaged<State>(
  audit: (state: State) => void,
  state: State,
  damage: (state: State) => void,
): string {
  audit(state);
  damage(state);
  try {
    audit(state);
    return 'nothing';
  } catch (error) {
    return String(error);
  }
}
