import Checkbox, { checkboxClasses } from '@mui/joy/Checkbox';
import Stack from '@mui/joy/Stack';

export default function FocusCheckbox() {
  return (
    <Stack spacing={2} sx={{ alignItems: 'flex-start' }}>
      <Checkbox label="Outline around box and label" />
      <Checkbox
        label="Outline around the box"
        sx={{ [`& .${checkboxClasses.checkbox}`]: { position: 'relative' } }}
      />
    </Stack>
  );
}
