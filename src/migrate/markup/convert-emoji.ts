import { mapProse } from '../../base/text/map-prose.ts';

/** The codes that documentation has, with the names of GitHub, which most generators take. */
const codes = `
   +1 👍 thumbsup 👍 -1 👎 thumbsdown 👎 100 💯 alarm_clock ⏰ arrow_down ⬇️ arrow_left ⬅️ arrow_right ➡️ arrow_up ⬆️
   art 🎨 balloon 🎈 bangbang ‼️ bar_chart 📊 beers 🍻 bell 🔔 book 📖 bookmark 🔖 books 📚 boom 💥 bug 🐛 bulb 💡
   calendar 📅 camera 📷 cat 🐱 chart_with_upwards_trend 📈 checkered_flag 🏁 clap 👏 clipboard 📋 cloud ☁️ coffee ☕
   computer 💻 confetti_ball 🎊 construction 🚧 construction_worker 👷 cool 🆒 copyright ©️ crystal_ball 🔮 dart 🎯
   desktop_computer 🖥️ dog 🐶 dollar 💵 earth_americas 🌎 electric_plug 🔌 email 📧 envelope ✉️ exclamation ❗ eyes 👀
   file_folder 📁 fire 🔥 gear ⚙️ gem 💎 gift 🎁 globe_with_meridians 🌐 green_heart 💚 grin 😁 grinning 😀 hammer 🔨
   hammer_and_wrench 🛠️ heart ❤️ heart_eyes 😍 heavy_check_mark ✔️ heavy_exclamation_mark ❗ heavy_multiplication_x ✖️
   heavy_plus_sign ➕ hourglass ⌛ house 🏠 hugs 🤗 inbox_tray 📥 information_source ℹ️ iphone 📱 joy 😂 key 🔑
   keyboard ⌨️ label 🏷️ laughing 😆 link 🔗 lipstick 💄 lock 🔒 loudspeaker 📢 mag 🔍 mailbox 📫 mega 📣 memo 📝
   microscope 🔬 money_with_wings 💸 muscle 💪 new 🆕 no_entry ⛔ no_entry_sign 🚫 octopus 🐙 ok ✅ ok_hand 👌
   open_file_folder 📂 outbox_tray 📤 package 📦 page_facing_up 📄 paperclip 📎 partying_face 🥳 pencil 📝 pencil2 ✏️
   point_down 👇 point_left 👈 point_right 👉 point_up ☝️ pray 🙏 pushpin 📌 question ❓ rainbow 🌈 raised_hands 🙌
   recycle ♻️ red_circle 🔴 robot 🤖 rocket 🚀 rotating_light 🚨 satellite 📡 scroll 📜 seedling 🌱 shield 🛡️ shrug 🤷
   smile 😄 smiley 😃 snake 🐍 sob 😭 sparkles ✨ sparkling_heart 💖 speech_balloon 💬 star ⭐ star2 🌟 stopwatch ⏱️
   sunglasses 😎 tada 🎉 telescope 🔭 test_tube 🧪 thinking 🤔 tools 🛠️ trophy 🏆 truck 🚚 turtle 🐢 unlock 🔓
   warning ⚠️ wastebasket 🗑️ wave 👋 whale 🐳 white_check_mark ✅ wink 😉 wrench 🔧 x ❌ yellow_heart 💛 zap ⚡`;

const emoji = new Map([...codes.matchAll(/(\S+)\s+(\S+)/g)].map(([, name, sign]) => [name!, sign!]));

/** Codes such as `:tada:` as what they stand for; nothing reads them here. Unknown ones stay. */
export function convertEmoji(text: string): string {
  return mapProse(text, (prose) =>
    prose.replace(/(?<![\w:/-]):([a-z\d_+-]+):(?![\w:])/g, (code, name: string) => emoji.get(name) ?? code),
  );
}
