import NoSsr from '@mui/material/NoSsr';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';

function TimeZone() {
  return new Intl.DateTimeFormat().resolvedOptions().timeZone;
}

export default function SimpleNoSsr() {
  return (
    <Typography component="div">
      Times are shown for:
      <NoSsr fallback={<Skeleton width={160} />}>
        <div>
          <TimeZone />
        </div>
      </NoSsr>
    </Typography>
  );
}
