import * as React from 'react';
import Autocomplete from '@mui/joy/Autocomplete';
import Box from '@mui/joy/Box';
import FormControl from '@mui/joy/FormControl';
import FormLabel from '@mui/joy/FormLabel';

const streets = ['Harbor Road', 'Harbor Street', 'Hill Lane', 'Mill Lane'];
const overField = { position: 'absolute', insetBlock: 0, insetInlineStart: 13, zIndex: 1 };
const asInField = { display: 'flex', alignItems: 'center', whiteSpace: 'pre' };

export default function AutocompleteHint() {
  const [text, setText] = React.useState('');
  const match = streets.find((street) => text && street.startsWith(text)) ?? '';

  return (
    <FormControl sx={{ width: 240 }}>
      <FormLabel>Street</FormLabel>
      <Box sx={{ position: 'relative' }}>
        <Box aria-hidden sx={{ ...overField, ...asInField, pointerEvents: 'none' }}>
          <span style={{ visibility: 'hidden' }}>{text}</span>
          <Box component="span" sx={{ color: 'text.tertiary' }}>
            {match.slice(text.length)}
          </Box>
        </Box>
        <Autocomplete
          options={streets}
          inputValue={text}
          onInputChange={(_event, newText) => setText(newText)}
          onKeyDown={(event) => {
            if (event.key === 'Tab' && match && match !== text) {
              setText(match);
              event.preventDefault();
            }
          }}
        />
      </Box>
    </FormControl>
  );
}
