import { locateProblem } from './locateProblem';
import { FIELDS, treeSchema } from './schema';
import { treeFile } from './treeFile';

type Detail = NonNullable<ReturnType<typeof treeSchema.validate>['error']>['details'][number];

function expectationOf(key: string): string {
  const [field = ''] = key.split('.');
  return field in FIELDS
    ? FIELDS[field as keyof typeof FIELDS].expected
    : 'an item with a pathname';
}

function describe({ type, context }: Detail, key: string): string {
  switch (type) {
    case 'any.required':
      return `"${key}" is missing. Add it: ${expectationOf(key)}.`;
    case 'object.unknown':
      return `"${key}" isn't a valid key of an item. Remove it, or use one of ${Object.keys(FIELDS).join(', ')}.`;
    case 'object.with':
      return '"apiPages" is set on a page. Add "children: []" to the item, or remove "apiPages".';
    default:
      return `${key ? `"${key}"` : 'the item'} is ${JSON.stringify(context?.value)}. It must be ${expectationOf(key)}.`;
  }
}

/**
 * Validates a page tree against the schema. Returns one message for every problem, with the tree's
 * file, the item's position in the tree, the key, and the fix.
 */
export function validateTree(treeId: string, tree: unknown): string[] {
  const { error } = treeSchema.validate(tree, { abortEarly: false, convert: false });
  return (error?.details ?? []).map((detail) => {
    if (detail.path.length === 0) {
      return `${treeFile(treeId)}: the tree is ${JSON.stringify(tree)}. It must be a list of items.`;
    }
    const { place, key } = locateProblem(tree, detail.path);
    return `${treeFile(treeId)}: ${place}: ${describe(detail, key)}`;
  });
}
