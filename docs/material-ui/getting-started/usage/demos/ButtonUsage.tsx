import Button from '@mui/material/Button';

export default function ButtonUsage() {
  return <Button variant="contained">Create order</Button>;
}
