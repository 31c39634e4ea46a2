import type { ReactElement } from 'react';
import { LibraryTool } from '../customization/library/LibraryTool';
import { withLabels } from '../language/withLabels';
import { Builder } from './builder/Builder';

/** Loads the theme builder with the labels it shows. */
export function loadThemeBuilder(language: string): Promise<ReactElement> {
  return withLabels(language, <LibraryTool tool={Builder} />);
}
