import themes from '@generated/customization/default/joy-themes.json';
import { ThemeViewer } from './ThemeViewer';

/** The default theme of Joy UI. */
export default function JoyThemeViewer() {
  return <ThemeViewer themes={themes} />;
}
