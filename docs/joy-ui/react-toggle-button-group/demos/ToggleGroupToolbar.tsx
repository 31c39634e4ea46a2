import * as React from 'react';
import Divider from '@mui/joy/Divider';
import IconButton from '@mui/joy/IconButton';
import ToggleButtonGroup from '@mui/joy/ToggleButtonGroup';

export default function ToggleGroupToolbar() {
  const [formats, setFormats] = React.useState(['bold']);

  return (
    <ToggleButtonGroup
      variant="plain"
      spacing={0.5}
      aria-label="Format of the text"
      value={formats}
      onChange={(_event, newFormats) => setFormats(newFormats)}
    >
      <IconButton value="bold" aria-label="Bold" children={<b>B</b>} />
      <IconButton value="italic" aria-label="Italic" children={<i>I</i>} />
      <IconButton value="underline" aria-label="Underline" children={<u>U</u>} />
      <Divider />
      <IconButton value="quote" aria-label="Quote" children="”" />
    </ToggleButtonGroup>
  );
}
