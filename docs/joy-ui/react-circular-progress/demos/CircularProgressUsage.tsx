import CircularProgress from '@mui/joy/CircularProgress';

export default function CircularProgressUsage() {
  return <CircularProgress aria-label="Loading orders" />;
}
