import Link from '@mui/joy/Link';
import Typography from '@mui/joy/Typography';

const hash = (
  <Link aria-label="Link to Boats" href="#boat-heading">
    #
  </Link>
);

export default function LinkAndTypography() {
  return (
    <div>
      <Typography level="h3" id="boat-heading" endDecorator={hash}>
        Boats
      </Typography>
      <Typography level="body-sm">
        The boat house is closed in winter.{' '}
        <Link href="#usage-with-typography" underline="always">
          Ask for the key
        </Link>
        , or come back in April.
      </Typography>
    </div>
  );
}
