/**
 * What a judge says where somebody did not come, beside the lines of its voice on whoever kept quiet. Slots: `{thing}`
 * what the case is about, always as an object; `{winner}`. Nothing here may hint at what the one who came has said.
 */
export interface DefaultVoice {
  /** The court has sat and waited. */
  waited: readonly string[];
  /** For the one who came, by default. */
  held: readonly string[];
  /** Of the one who did not come, where the voice's own lines would not do. */
  quiet?: readonly string[];
  /** Nobody came, and for nobody. */
  nobody: readonly string[];
  hung: readonly string[];
}
