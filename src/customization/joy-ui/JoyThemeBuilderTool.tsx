import { JoyBuilder } from '@component-docs/theme-builder/browser/libraries/joy-ui/JoyBuilder';
import { LibraryTool } from '../library/LibraryTool';

/** The theme builder of Joy UI in the look of the site. */
export default function JoyThemeBuilderTool() {
  return <LibraryTool tool={JoyBuilder} />;
}
