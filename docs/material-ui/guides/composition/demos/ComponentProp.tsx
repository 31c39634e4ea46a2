import Button from '@mui/material/Button';
import Paper from '@mui/material/Paper';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';

export default function ComponentProp() {
  return (
    <Paper
      component="section"
      aria-labelledby="delivery"
      variant="outlined"
      sx={{ padding: 2, width: 280 }}
    >
      <Typography component="h3" variant="h6" id="delivery">
        Delivery
      </Typography>
      <Stack component="ul" spacing={1} sx={{ paddingInlineStart: 2 }}>
        <Typography component="li">Packed on Tuesday</Typography>
        <Typography component="li">Arrives on Friday</Typography>
      </Stack>
      <Button component="a" href="#component-prop">
        Track the parcel
      </Button>
    </Paper>
  );
}
