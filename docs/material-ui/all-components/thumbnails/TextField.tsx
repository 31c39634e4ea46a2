import TextField from '@mui/material/TextField';

export default function TextFieldThumbnail() {
  return (
    <TextField label="Full name" defaultValue="Amina Diallo" size="small" sx={{ width: 180 }} />
  );
}
