import { NoSsr } from '@mui/base/NoSsr';
import './styles.css';

function TimeZone() {
  return <>Your time zone is {Intl.DateTimeFormat().resolvedOptions().timeZone}.</>;
}

export default function SimpleNoSsr() {
  return (
    <div>
      <p className="shift-line">Shifts are listed in local time.</p>
      <p className="shift-line">
        <NoSsr fallback="Your time zone is not known yet.">
          <TimeZone />
        </NoSsr>
      </p>
    </div>
  );
}
