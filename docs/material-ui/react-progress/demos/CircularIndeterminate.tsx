import CircularProgress from '@mui/material/CircularProgress';

export default function CircularIndeterminate() {
  return <CircularProgress aria-label="Loading the orders" />;
}
