import { printGroups } from '../../../../../scripts/lib/library-chunks/printGroups';

const group = (...modules: string[]) => ({ modules, bytes: 5000, consumers: new Set([0, 1, 2]) });

const BUTTON = '@mui/material/Button/Button.js';
const CLASSES = '@mui/material/Button/buttonClasses.js';
const CHIP = '@mui/material/Chip/Chip.js';

describe('printGroups', () => {
  it('lists a folder instead of its modules if all of them are in the chunk', () => {
    expect(
      printGroups([group(BUTTON, CLASSES), group(CHIP)], [BUTTON, CLASSES, CHIP], 'ui-'),
    ).toEqual({
      'ui-material-Button': ['@mui/material/Button'],
      'ui-material-Chip': ['@mui/material/Chip'],
    });
  });

  it('lists modules if a module of the folder is in no chunk', () => {
    expect(printGroups([group(BUTTON)], [BUTTON, CLASSES], 'ui-')).toEqual({
      'ui-material-Button': [BUTTON],
    });
  });

  it('lists a whole package', () => {
    const names = ['clsx/dist/clsx.mjs', 'clsx/dist/lite.mjs'];
    expect(printGroups([group(...names)], [...names, BUTTON], 'ui-')).toEqual({
      'ui-clsx-dist': ['clsx'],
    });
  });

  it('numbers chunks whose largest part has the same name', () => {
    const printed = printGroups([group(BUTTON), group(CLASSES)], [BUTTON, CLASSES], 'ui-grid-');
    expect(Object.keys(printed)).toEqual(['ui-grid-material-Button', 'ui-grid-material-Button-2']);
  });
});
