import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';

export default function MultilineTextFields() {
  return (
    <Stack direction="row" spacing={2} useFlexGap sx={{ flexWrap: 'wrap' }}>
      <TextField multiline label="Delivery note" defaultValue="Ring the bell twice." />
      <TextField multiline maxRows={4} label="Comment" placeholder="Grows to four lines" />
      <TextField
        multiline
        rows={4}
        label="Reason for return"
        defaultValue="The lid doesn't close, and one hinge is missing."
      />
    </Stack>
  );
}
