import { LibraryTool } from '../../customization/library/LibraryTool';
import { Builder } from './Builder';

/** The theme builder in the look of the site. */
export function ThemeBuilderTool() {
  return <LibraryTool tool={Builder} />;
}
