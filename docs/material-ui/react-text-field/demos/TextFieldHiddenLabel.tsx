import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function TextFieldHiddenLabel() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
      <TextField
        hiddenLabel
        variant="filled"
        size="small"
        defaultValue="Spring catalog"
        slotProps={{ htmlInput: { 'aria-label': 'File name' } }}
      />
      <TextField
        hiddenLabel
        variant="filled"
        defaultValue="Tax records"
        slotProps={{ htmlInput: { 'aria-label': 'Folder name' } }}
      />
    </Stack>
  );
}
