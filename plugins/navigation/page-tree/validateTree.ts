import { locateFault } from './locateFault';
import { FIELDS, treeSchema } from './schema';
import { treeFile } from './treeFile';

type Detail = NonNullable<ReturnType<typeof treeSchema.validate>['error']>['details'][number];

function expectationOf(key: string): string {
  const [field = ''] = key.split('.');
  return field in FIELDS ? FIELDS[field as keyof typeof FIELDS].inWords : 'an item with a pathname';
}

function describe({ type, context }: Detail, key: string): string {
  switch (type) {
    case 'any.required':
      return `"${key}" is missing. Add it: ${expectationOf(key)}.`;
    case 'object.unknown':
      return `"${key}" is not a key of an item. Remove it, or use one of ${Object.keys(FIELDS).join(', ')}.`;
    case 'object.without':
      return '"planned" is on a group. Remove it, and mark the pages in the group.';
    case 'object.with':
      return '"apiPages" is on a page. Give the item "children: []", or remove it.';
    default:
      return `${key ? `"${key}"` : 'the item'} is ${JSON.stringify(context?.value)}. Make it ${expectationOf(key)}.`;
  }
}

/**
 * Checks a page tree against the schema. Gives one message for every fault, with the tree's file,
 * the item's place in the tree, the key, and the mend; none when all is well.
 */
export function validateTree(treeId: string, tree: unknown): string[] {
  const { error } = treeSchema.validate(tree, { abortEarly: false, convert: false });
  return (error?.details ?? []).map((detail) => {
    if (detail.path.length === 0) {
      return `${treeFile(treeId)}: the tree is ${JSON.stringify(tree)}. Make it a list of items.`;
    }
    const { place, key } = locateFault(tree, detail.path);
    return `${treeFile(treeId)}: ${place}: ${describe(detail, key)}`;
  });
}
