import type { MarkupElement } from './readElements';
import type { MarkupProblem } from './types';

/** Elements and components whose value a form sends. */
const FIELDS = [
  ...['input', 'select', 'textarea'],
  ...['Checkbox', 'FilledInput', 'Input', 'InputBase', 'NativeSelect', 'OutlinedInput', 'Radio'],
  ...['RadioGroup', 'Rating', 'Select', 'Slider', 'Switch', 'TextField', 'Textarea'],
  'TextareaAutosize',
];

/** Pass their name on to the fields in them. */
const NAMED_AROUND = ['FormControlLabel', 'Autocomplete'];

const BUTTON_TYPE = /^["'](?:button|reset|submit)["']$/;

/** Returns whether an element is a form, or has one as its paper: `PaperProps={{ component: 'form' }}`. */
function isForm({ name, attributes }: MarkupElement): boolean {
  return (
    name === 'form' ||
    attributes.get('component') === '"form"' ||
    ['PaperProps', 'slotProps'].some((prop) => attributes.get(prop)?.includes("component: 'form'"))
  );
}

/** Returns whether the props of the native input, such as `slotProps.input`, contain a name. */
function namesInput({ attributes }: MarkupElement): boolean {
  return ['inputProps', 'slotProps'].some((prop) => /\bname\b/.test(attributes.get(prop) ?? ''));
}

/**
 * Returns the fields without a name.
 *
 * @param isSpreadName whether what is spread may contain a name, as `register('email')` does
 */
function namelessIn(element: MarkupElement, isSpreadName: boolean): MarkupElement[] {
  const { name, attributes, spreads, children } = element;
  const isField = FIELDS.includes(name) && !BUTTON_TYPE.test(attributes.get('type') ?? '');
  const isNamed = attributes.has('name') || (isSpreadName && spreads.length > 0);
  if ((isField || NAMED_AROUND.includes(name)) && (isNamed || namesInput(element))) {
    return [];
  }
  if (isField) {
    return [element];
  }
  // The params of `renderInput` contain no name.
  const isKnown = isSpreadName && name !== 'Autocomplete';
  return children.flatMap((child) => namelessIn(child, isKnown));
}

/** Finds fields of a form without a `name`: the form doesn't send their value. */
export function fieldProblems(element: MarkupElement): MarkupProblem[] {
  return isForm(element)
    ? namelessIn(element, true).map(({ name, line }) => ({
        line,
        message: `${name} is in a form but has no \`name\`, so the form doesn't send its value. Add one.`,
      }))
    : [];
}
