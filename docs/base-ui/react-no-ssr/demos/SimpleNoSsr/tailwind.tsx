import { NoSsr } from '@mui/base/NoSsr';

const box = 'mb-2 rounded-lg border border-solid border-slate-500 px-3 py-2';

function TimeZone() {
  return <>Your time zone is {Intl.DateTimeFormat().resolvedOptions().timeZone}.</>;
}

export default function SimpleNoSsr() {
  return (
    <div>
      <p className={box}>Shifts are listed in local time.</p>
      <p className={box}>
        <NoSsr fallback="Your time zone is not known yet.">
          <TimeZone />
        </NoSsr>
      </p>
    </div>
  );
}
