import cards from '@generated/component-overview/default/material-ui.json';
import sizes from '../../../../content/import-sizes.json';

const PACKAGE = '@mui/material';
const BYTES_PER_KB = 1000;

/** The cost of importing a component for an app, in kB after gzip. */
export interface ComponentSize {
  /** The component, as apps import it. */
  id: string;
  href: string;
  /** In an app that uses nothing else of the library. */
  alone: number;
  /** In an app that has a Button already. */
  added: number;
}

/** Rounds to one digit behind the point. */
const kilobytes = (bytes: number) => Number((bytes / BYTES_PER_KB).toFixed(1));

/** Returns the component that a page is named after, as apps import it: `TextField` for `…/react-text-field`. */
function componentOf(href: string): string {
  const words = href.slice(href.lastIndexOf('/react-') + '/react-'.length).split('-');
  return words.map((word) => word.charAt(0).toUpperCase() + word.slice(1)).join('');
}

/** Returns the recorded sizes of the components that have a page of their own, the largest first. */
export function componentSizes(): ComponentSize[] {
  const recorded: Readonly<Record<string, { gzip: number; addedToButton?: number }>> =
    sizes[PACKAGE].components;
  return Object.values(cards)
    .flat()
    .flatMap(({ href }) => {
      const id = componentOf(href);
      const size = recorded[id];
      return size
        ? [{ id, href, alone: kilobytes(size.gzip), added: kilobytes(size.addedToButton ?? 0) }]
        : [];
    })
    .sort((a, b) => b.added - a.added);
}
