import themes from '@generated/customization/default/themes/joy-ui.json';
import { ThemeViewer } from '../default-theme/ThemeViewer';

/** The default theme of Joy UI. */
export default function JoyThemeViewer() {
  return <ThemeViewer themes={themes} />;
}
