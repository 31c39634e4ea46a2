import { needsPlaygrounds } from '@component-docs/playgrounds/node/checkPages';
import { demoFiles, mainComponent } from './demo/demoFiles';
import type { NewFile } from './demo/demoFiles';
import type { Exports, KnownPage } from './knownPage';
import { pageText } from './pageText';
import type { PageAddress } from './parseAddress';

/** Returns the files of a new page: the page, and its first demo if it documents a component. */
export function planPage(address: PageAddress, known: KnownPage, exports: Exports): NewFile[] {
  const { product, file } = address;
  const component = mainComponent(known.title, known.components);
  const firstDemo = component && `Basic${component.name}`;
  const text = pageText(known, {
    productName: product.name,
    ...(firstDemo !== undefined && { firstDemo }),
    ...(component && needsPlaygrounds(product.id) && { component: component.name }),
  });
  return [
    { file, text },
    ...(component && firstDemo !== undefined
      ? demoFiles(address, firstDemo, component, exports.components)
      : []),
  ];
}
