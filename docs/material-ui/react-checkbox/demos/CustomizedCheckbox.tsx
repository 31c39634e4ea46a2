import Checkbox, { checkboxClasses } from '@mui/material/Checkbox';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormGroup from '@mui/material/FormGroup';
import { styled } from '@mui/material/styles';
import CheckIcon from '@mui/icons-material/Check';

const Square = styled('span')({
  boxSizing: 'border-box',
  display: 'inline-flex',
  width: 22,
  height: 22,
  border: '2px solid',
  borderRadius: 6,
});

const PackedCheckbox = styled(Checkbox)({
  padding: 10,
  '&.Mui-focusVisible': { outline: '2px solid', outlineOffset: -4 },
  [`&.${checkboxClasses.checked} + *`]: { textDecoration: 'line-through' },
});

const checkedIcon = (
  <Square>
    <CheckIcon sx={{ fontSize: 18 }} />
  </Square>
);

export default function CustomizedCheckbox() {
  return (
    <FormGroup>
      {['Tent and poles', 'First-aid kit', 'Water filter'].map((item) => (
        <FormControlLabel
          key={item}
          label={item}
          control={<PackedCheckbox color="success" icon={<Square />} checkedIcon={checkedIcon} />}
        />
      ))}
    </FormGroup>
  );
}
