import { MaterialBuilder } from '@component-docs/theme-builder/browser/libraries/material-ui/MaterialBuilder';
import { LibraryTool } from './library/LibraryTool';

/** The theme builder in the look of the site. */
export default function ThemeBuilderTool() {
  return <LibraryTool tool={MaterialBuilder} />;
}
