import * as React from 'react';
import Checkbox from '@mui/joy/Checkbox';
import Chip from '@mui/joy/Chip';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);
const raised = { startDecorator: { sx: { zIndex: 2 } } };

export default function CheckboxChip() {
  const [checked, setChecked] = React.useState(true);

  return (
    <Chip variant="plain" startDecorator={checked && check} slotProps={raised}>
      <Checkbox
        disableIcon
        overlay
        variant="soft"
        label="Gluten-free"
        checked={checked}
        onChange={(event) => setChecked(event.target.checked)}
      />
    </Chip>
  );
}
