import themes from '@generated/customization/default/themes/material-ui.json';
import { ThemeViewer } from './ThemeViewer';

/** The default theme of Material UI. */
export default function MaterialThemeViewer() {
  return <ThemeViewer themes={themes} />;
}
