import Alert from '@mui/material/Alert';

export default function SimpleAlert() {
  return <Alert severity="success">The invoice was sent to Amara Okafor.</Alert>;
}
