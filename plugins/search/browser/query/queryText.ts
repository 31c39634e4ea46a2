/** A message with fewer letters and digits may be in a query by chance. */
const MIN_LENGTH = 12;

/**
 * Returns a text without the characters that readers lose when they paste it: quotes, line breaks, and
 * spaces.
 */
export function compactText(text: string): string {
  return text.replace(/[^\p{L}\p{N}]+/gu, '').toLowerCase();
}

/**
 * Whether a query has a message of the console in it: all of its fixed parts, in their order.
 *
 * @param query as `compactText` returns it
 * @param message with `…` for each value, and for text that is left out at its end
 */
export function quotesMessage(query: string, message: string): boolean {
  const parts = message.split('…').map(compactText);
  if (parts.join('').length < MIN_LENGTH) {
    return false;
  }
  let from = 0;
  return parts.every((part) => {
    const found = query.indexOf(part, from);
    from = found + part.length;
    return found >= 0;
  });
}

/*
 * Traditional characters of words about interfaces, and the simplified ones at the same positions: the pages are written with
 * these. All characters of a dictionary would be a hundred times as many.
 */
const TRADITIONAL =
  '佈來個們側備傳價優儲兒內兩冊別刪則剛創劃勁動務勝勢匯區協參員問啟單嗎國圍圓圖執報場塊壓壞夥夾妳孫學實寧審寫寬將專尋對導屆屜層屬島師帳帶幀幫幾庫廣彈彎彙後徑從徵態憑應懸戰戶拋掃掛採換' +
  '損搖撥擇擊擋擔據擬擴擷擺攔攜敘數斂斷於時晝暫曆書會東條棄業極構樂樓標樣樹橋機橫檔檢檯欄權歡歲歷殘氣決沒況洩淨淺減測準溫滯滾滿漢漸潔潛濃濕濾瀏災為無熱燈爍爾牆狀狹獨獲現環產畢畫異當疊' +
  '療發盜盡監盤眾睜確碼礎礙禮種稱穀積穩競筆節範築篩簡籃籤粵糧紀約紅紋純紙級細終組結絕絡給統絲綁經綠維綱網緊緒線編緩練縣縫縮縱總織繪續習聖聞聯聲職聽腦腳臨臺與舉舊莊華萬葉蓋藍藝蘋處號螢' +
  '蟲術衛裏補裝裡製複規視覺覽觀觸訂計訊託訪設許註評詞詢試話詳誇認語誤說誰課調請論諾謝證識譯議護讀變讓豎豐貝負貨貫責貴買費貼資賣質賬賴購贊趨跡蹤軟軸較載輔輕輪輯輸轉辦農這連週進遊運過達' +
  '遞遠適遲遷選遺還邊邏郵鄰醫釋釐釘鈕鈴銀銷鋪錄錢錯鍊鍵鎖鎮鏈鏡鐘鑑長門閃閉開閒間閱闇闊關陣陰陳陸陽隊際隨險隱雖雙雜離難雲電霧靜鞏韌韓響頁頂項順須預頓領頭頻顆題額顏顛類顧顯飄飛飯養餘馬' +
  '駐驅驗驟骯體髮鬆鬥魚鳥麵麼黃點黨齊齒龍';
const SIMPLIFIED =
  '布来个们侧备传价优储儿内两册别删则刚创划劲动务胜势汇区协参员问启单吗国围圆图执报场块压坏伙夹你孙学实宁审写宽将专寻对导届屉层属岛师账带帧帮几库广弹弯汇后径从征态凭应悬战户抛扫挂采换' +
  '损摇拨择击挡担据拟扩撷摆拦携叙数敛断于时昼暂历书会东条弃业极构乐楼标样树桥机横档检台栏权欢岁历残气决没况泄净浅减测准温滞滚满汉渐洁潜浓湿滤浏灾为无热灯烁尔墙状狭独获现环产毕画异当叠' +
  '疗发盗尽监盘众睁确码础碍礼种称谷积稳竞笔节范筑筛简篮签粤粮纪约红纹纯纸级细终组结绝络给统丝绑经绿维纲网紧绪线编缓练县缝缩纵总织绘续习圣闻联声职听脑脚临台与举旧庄华万叶盖蓝艺苹处号萤' +
  '虫术卫里补装里制复规视觉览观触订计讯托访设许注评词询试话详夸认语误说谁课调请论诺谢证识译议护读变让竖丰贝负货贯责贵买费贴资卖质账赖购赞趋迹踪软轴较载辅轻轮辑输转办农这连周进游运过达' +
  '递远适迟迁选遗还边逻邮邻医释厘钉钮铃银销铺录钱错链键锁镇链镜钟鉴长门闪闭开闲间阅暗阔关阵阴陈陆阳队际随险隐虽双杂离难云电雾静巩韧韩响页顶项顺须预顿领头频颗题额颜颠类顾显飘飞饭养余马' +
  '驻驱验骤肮体发松斗鱼鸟面么黄点党齐齿龙';

const SIMPLIFIED_OF = new Map([...TRADITIONAL].map((one, at) => [one, SIMPLIFIED.charAt(at)]));

/** Returns a text with simplified characters in place of traditional ones; others stay. */
export function toSimplified(text: string): string {
  return text.replace(/\p{Script=Han}/gu, (one) => SIMPLIFIED_OF.get(one) ?? one);
}
