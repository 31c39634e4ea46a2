import { popupProblems } from './popupNames';
import { readElements, withDescendants } from './readElements';
import type { MarkupElement, MarkupProblem } from './readElements';

/** Components that open a page when they are in the navigation. */
const ITEMS = ['BottomNavigationAction', 'Button', 'ListItemButton', 'MenuItem', 'Tab'];

const LINKS = [...ITEMS, 'a', 'Link'];

function isNavigation({ name, attributes }: MarkupElement): boolean {
  return (
    name === 'nav' ||
    name === 'BottomNavigation' ||
    attributes.get('component') === '"nav"' ||
    attributes.get('role') === '"navigation"'
  );
}

/** Returns whether an item does something on the same page instead: opens a group or a menu, or turns a page. */
function isAction({ name, attributes, spreads }: MarkupElement): boolean {
  return (
    attributes.has('aria-expanded') ||
    attributes.has('aria-haspopup') ||
    (name === 'Button' && (attributes.has('onClick') || spreads.length > 0))
  );
}

function isLink({ attributes }: MarkupElement): boolean {
  return attributes.has('href') || attributes.has('to');
}

/** Finds items of the navigation that aren't links, and navigation that doesn't say where users are. */
function linkProblems(element: MarkupElement): MarkupProblem[] {
  if (!isNavigation(element)) {
    return [];
  }
  const inside = withDescendants(element.children);
  const items = inside.filter(
    (item) => ITEMS.includes(item.name) && (isLink(item) || !isAction(item)),
  );
  const isCurrentSet = inside.some(
    ({ name, attributes }) => LINKS.includes(name) && attributes.has('aria-current'),
  );
  return [
    ...items
      .filter((item) => !isLink(item))
      .map(({ name, line }) => ({
        line,
        message: `${name} is in the navigation but isn't a link. Set \`href\`.`,
      })),
    ...(items.length > 0 && !isCurrentSet
      ? [
          {
            line: element.line,
            message:
              'No item of the navigation is the current page. Set `aria-current="page"` on it.',
          },
        ]
      : []),
  ];
}

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
 * @param isSpreadName whether spread attributes may contain a name, as `register('email')` does
 */
function namelessIn(element: MarkupElement, isSpreadName: boolean): MarkupElement[] {
  const { name, attributes, spreads, children } = element;
  const isField = FIELDS.includes(name) && !BUTTON_TYPE.test(attributes.get('type') ?? '');
  const isNamedField = attributes.has('name') || (isSpreadName && spreads.length > 0);
  if ((isField || NAMED_AROUND.includes(name)) && (isNamedField || namesInput(element))) {
    return [];
  }
  if (isField) {
    return [element];
  }
  // The params of `renderInput` contain no name.
  const isKnown = isSpreadName && name !== 'Autocomplete';
  return children.flatMap((child) => namelessIn(child, isKnown));
}

function fieldProblems(element: MarkupElement): MarkupProblem[] {
  return isForm(element)
    ? namelessIn(element, true).map(({ name, line }) => ({
        line,
        message: `${name} is in a form but has no \`name\`, so the form doesn't send its value. Add one.`,
      }))
    : [];
}

/**
 * Checks the markup that readers copy with a demo: fields of forms have a `name`, popups a name for screen
 * readers, and items of navigation a link. Returns a message with the line for each fault.
 *
 * @param file path of the demo, which starts the messages
 */
export function checkMarkup(file: string, code: string): string[] {
  const elements = withDescendants(readElements(file, code));
  const problems = [fieldProblems, popupProblems, linkProblems].flatMap((find) =>
    elements.flatMap((element) => find(element)),
  );
  // A declaration in the file is read again where it is used.
  const messages = problems.map(({ line, message }) => `${file}:${line}: ${message}`);
  return [...new Set(messages)];
}
