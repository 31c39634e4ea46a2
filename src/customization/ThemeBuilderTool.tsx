import { Builder } from '../theme-builder/builder/Builder';
import { LibraryTool } from './library/LibraryTool';

/** The theme builder in the look of the site. */
export default function ThemeBuilderTool() {
  return <LibraryTool tool={Builder} />;
}
