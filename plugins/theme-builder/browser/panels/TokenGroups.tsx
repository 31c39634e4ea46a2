import { useTranslate } from '@component-docs/labels/browser/useTranslate';
import type { TokenGroup } from '../libraries/types';
import { lastKey } from '../model/paths';
import { Group } from './Group';
import { TokenList } from './TokenList';

/** Returns the name of a token below the heading of its group. */
const nameOf = (path: string) => path.split('.palette.')[1] ?? lastKey(path);

/** Groups of fields, each below its heading. */
export function TokenGroups({ groups }: { groups: readonly TokenGroup[] }) {
  const translate = useTranslate();
  return groups.map(({ title, paths, isOpen }) => {
    const heading = typeof title === 'string' ? translate(`themeBuilder.${title}`) : title.name;
    return (
      <Group key={heading} title={heading ?? ''} isOpen={isOpen}>
        {() => <TokenList paths={paths} labelOf={nameOf} />}
      </Group>
    );
  });
}
