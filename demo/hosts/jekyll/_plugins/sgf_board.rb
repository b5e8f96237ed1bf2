# Code blocks with the language sgf become boards, before Liquid and kramdown read them:
#   ```sgf mode=problem move=35 "A corner"
require 'cgi'

module SgfBoard
  NAMES = %w[
    src charset limit live crossorigin loading game move path mode controls panels view numbers number-from marks
    coordinates rotate mirror swap-colors theme caption label tools answer unknown-move resist shuffle solution
    remember guess from to try hide-result autoplay interval loop keys speech sound wheel id lang
  ].freeze
  FENCE = /^(`{3,}|~{3,})[ ]*sgf\b([^\n`]*)\n(.*?)^\1[`~]*[ ]*$/m
  WORD = /(?:([\w-]+)=)?(?:"([^"]*)"|'([^']*)'|([^\s"'{}=,]+))/

  # One line, and nothing that Liquid or Markdown would take for their own.
  def self.escape(text)
    CGI.escapeHTML(text).gsub(/[{}\n\r\t]/) { |character| "&##{character.ord};" }
  end

  def self.attributes(info)
    info.scan(WORD).filter_map do |name, double, single, bare|
      quoted = double || single
      name ||= quoted ? 'caption' : bare
      name = 'caption' if name == 'title'
      next unless NAMES.include?(name)

      %( #{name}="#{escape((quoted || bare).to_s)}")
    end.join
  end

  def self.replace(text)
    text.gsub(FENCE) do
      record = Regexp.last_match(3)
      sgf = record.strip.empty? ? '' : %( sgf="#{escape(record)}")
      %(<sgf-board#{attributes(Regexp.last_match(2))}#{sgf}></sgf-board>)
    end
  end
end

Jekyll::Hooks.register %i[pages documents], :pre_render do |page|
  page.content = SgfBoard.replace(page.content) if page.content && page.extname =~ /\A\.(md|markdown)\z/
end
