import Alert from '@mui/joy/Alert';

export default function AlertUsage() {
  return <Alert color="success">Your invoice was sent to Mei Tanaka.</Alert>;
}
