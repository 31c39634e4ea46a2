import * as React from 'react';
import Box from '@mui/material/Box';
import GlobalStyles from '@mui/material/GlobalStyles';

const shortcutStyles = (
  <GlobalStyles
    styles={{
      '.help-text kbd': {
        border: '1px solid currentColor',
        borderRadius: 4,
        padding: '0 6px',
      },
    }}
  />
);

export default function GlobalCssOverride() {
  return (
    <React.Fragment>
      {shortcutStyles}
      <Box className="help-text">
        Save the order with <kbd>Ctrl</kbd> and <kbd>S</kbd>.
      </Box>
    </React.Fragment>
  );
}
