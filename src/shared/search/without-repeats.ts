/** Of several pieces of one section the best, which comes first. */
export function withoutRepeats<Section extends { anchor: string }>(sections: readonly Section[]): Section[] {
  return sections.filter(({ anchor }, index) => sections.findIndex((other) => other.anchor === anchor) === index);
}
