import { matchesQuery } from '../filter/matchesQuery';
import { changeSections } from './changeSections';

function show({ elements }: { elements: readonly HTMLElement[] }, isShown: boolean): void {
  elements.forEach((element) => {
    element.hidden = !isShown;
  });
}

/**
 * Shows the components after a filter field whose names match a query, and the releases that changed
 * one of them. What the hash names is never hidden.
 *
 * @returns how many components are shown, and how many there are
 */
export function filterChanges(start: Element, query: string, target: string) {
  const releases = changeSections(start);
  releases.forEach((release) => {
    const isTarget = target !== '' && release.id === target;
    const shown = release.items.filter(
      ({ id, name }) => isTarget || (target !== '' && id === target) || matchesQuery(name, query),
    );
    release.items.forEach((item) => show(item, shown.includes(item)));
    show(release, shown.length > 0);
  });
  const items = releases.flatMap((release) => release.items);
  const isShown = ({ elements: [heading] }: (typeof items)[number]) => !heading?.hidden;
  return { shown: items.filter(isShown).length, total: items.length };
}
