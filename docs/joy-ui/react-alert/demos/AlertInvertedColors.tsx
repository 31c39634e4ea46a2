import Alert from '@mui/joy/Alert';
import Button from '@mui/joy/Button';
import Typography from '@mui/joy/Typography';

export default function AlertInvertedColors() {
  return (
    <Alert
      variant="solid"
      color="danger"
      invertedColors
      endDecorator={<Button size="sm">Retry payment</Button>}
    >
      <div>
        <Typography level="title-md">The payment was declined</Typography>
        <Typography textColor="inherit">Check the number of the card.</Typography>
      </div>
    </Alert>
  );
}
