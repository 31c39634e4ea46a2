import Alert from '@mui/material/Alert';

export default function PlainAlert() {
  return <Alert severity="info">The warehouse is closed on Sunday.</Alert>;
}
