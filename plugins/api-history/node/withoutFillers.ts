/** Type arguments that say nothing: `any`, and what a type parameter accepts anyway. */
const FILLER = String.raw`(?:any|GridValidRowModel|React\.ElementType)`;

/** A list of such arguments alone, or the end of a list. */
const ENDS = new RegExp(String.raw`(?<=\w)<${FILLER}(?:, ${FILLER})*>|(?:, ${FILLER})+(?=>)`, 'g');

/** The same in front of other arguments. */
const STARTS = /(?<=\w<)GridValidRowModel(?=, )/g;

/** The props of an element that is passed: React 19's types call them unknown. */
const ELEMENT_PROPS = /(?<=\bReactElement<)unknown\b/g;

/** `Partial` around the type of an object's member. */
const PARTIAL_MEMBER = /(?<=\w\?: )Partial<([\w.]+)>/g;

/**
 * Returns a type without what says little: type arguments that accept anything
 * (`PaperProps<React.ElementType>`), and `Partial` around the types of optional members, most of
 * which are props.
 */
export function withoutFillers(type: string): string {
  const shorter = type
    .replace(PARTIAL_MEMBER, '$1')
    .replace(ELEMENT_PROPS, 'any')
    .replace(STARTS, 'any')
    .replace(ENDS, '');
  return shorter === type ? type : withoutFillers(shorter);
}
