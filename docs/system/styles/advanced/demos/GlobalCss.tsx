import GlobalStyles from '@mui/system/GlobalStyles';

const styles = (
  <GlobalStyles
    styles={{
      '.legacy-order-number': { padding: '4px 8px', color: '#fff', backgroundColor: '#00695c' },
    }}
  />
);

export default function GlobalCss() {
  return (
    <div>
      {styles}
      Order <span className="legacy-order-number">4821</span>
    </div>
  );
}
