import { outlinedInputClasses } from '@mui/material/OutlinedInput';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { teal } from '@mui/material/colors';
import { styled } from '@mui/material/styles';

const RoundedTextField = styled(TextField)({
  [`& .${outlinedInputClasses.root}`]: {
    borderRadius: 16,
    [`&.${outlinedInputClasses.focused} .${outlinedInputClasses.notchedOutline}`]: {
      borderColor: teal[500],
    },
  },
});

export default function CustomizedInputsStyled() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <RoundedTextField label="Team name" defaultValue="Field support" />
      <TextField
        label="Team code"
        defaultValue="FS-04"
        sx={{ '& input': { fontFamily: 'monospace' } }}
      />
    </Stack>
  );
}
