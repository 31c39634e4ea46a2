import * as React from 'react';
import Chip from '@mui/joy/Chip';
import Radio from '@mui/joy/Radio';
import RadioGroup from '@mui/joy/RadioGroup';
import SvgIcon from '@mui/joy/SvgIcon';

const check = (
  <SvgIcon>
    <path d="m9 16.2-4.2-4.2-1.4 1.4L9 19 21 7l-1.4-1.4z" />
  </SvgIcon>
);
const group = { disableIcon: true, overlay: true, orientation: 'horizontal' } as const;
const raised = { startDecorator: { sx: { zIndex: 2 } } };

export default function RadioChip() {
  const [milk, setMilk] = React.useState('Oat');
  const props = { ...group, value: milk, sx: { gap: 1 } };

  return (
    <RadioGroup aria-label="Milk" {...props} onChange={(event) => setMilk(event.target.value)}>
      {['Oat', 'Soy', 'Whole'].map((name) => (
        <Chip key={name} startDecorator={name === milk && check} slotProps={raised}>
          <Radio value={name} label={name} variant="soft" />
        </Chip>
      ))}
    </RadioGroup>
  );
}
